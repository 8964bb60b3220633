/// OpenAI's Responses, as recorded and shortened: every event has a line with its name and a running number, and there is
/// no `[DONE]`. `TOOL` stands for the name of a tool, `TEXT…` for pieces of the answer.
enum ResponsesRecordings {
    private static let begin = """
        event: response.created
        data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","object":"response","status":"in_progress","model":"gpt-6.1-sol","output":[],"usage":null}}

        event: response.in_progress
        data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_1","status":"in_progress"}}


        """

    private static let message = """
        event: response.output_item.added
        data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","content":[],"phase":"final_answer","role":"assistant"}}

        event: response.content_part.added
        data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","annotations":[],"logprobs":[],"text":""}}

        event: response.output_text.delta
        data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"TEXT1","logprobs":[],"obfuscation":"aV3"}

        event: response.output_text.delta
        data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"TEXT2","logprobs":[],"obfuscation":"Zx81mNqLp0Vt"}


        """

    private static let messageEnd = """
        event: response.output_text.done
        data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_1","output_index":0,"content_index":0,"text":"TEXT1TEXT2","logprobs":[]}

        event: response.output_item.done
        data: {"type":"response.output_item.done","sequence_number":7,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","content":[{"type":"output_text","annotations":[],"logprobs":[],"text":"TEXT1TEXT2"}],"phase":"final_answer","role":"assistant"}}


        """

    private static func end(_ type: String = "completed", _ more: String = "") -> String {
        """
        event: response.\(type)
        data: {"type":"response.\(type)","sequence_number":20,"response":{"id":"resp_1","status":"\(type)",\(more)"output":[],"usage":{"input_tokens":29,"input_tokens_details":{"cached_tokens":16,"cache_write_tokens":0},"output_tokens":12,"output_tokens_details":{"reasoning_tokens":5},"total_tokens":41}}}


        """
    }

    /// The reasoning that has to come back whole: `encrypted_content` is empty where the item begins.
    private static let reasoning = """
        event: response.output_item.added
        data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"rs_1","type":"reasoning","encrypted_content":"","summary":[]}}

        event: response.reasoning_summary_part.added
        data: {"type":"response.reasoning_summary_part.added","sequence_number":3,"item_id":"rs_1","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}

        event: response.reasoning_summary_text.delta
        data: {"type":"response.reasoning_summary_text.delta","sequence_number":4,"item_id":"rs_1","output_index":0,"summary_index":0,"delta":"THOUGHT1","obfuscation":"q"}

        event: response.reasoning_summary_text.delta
        data: {"type":"response.reasoning_summary_text.delta","sequence_number":5,"item_id":"rs_1","output_index":0,"summary_index":0,"delta":"THOUGHT2","obfuscation":"qq"}

        event: response.output_item.done
        data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"rs_1","type":"reasoning","encrypted_content":"gAAAAABo+/x=","summary":[{"type":"summary_text","text":"THOUGHT1THOUGHT2"}]}}


        """

    private static func call(_ index: Int, _ id: String, pieces: [String]) -> String {
        let arguments = pieces.joined()
        let deltas = pieces.map { piece in
            """
            event: response.function_call_arguments.delta
            data: {"type":"response.function_call_arguments.delta","sequence_number":9,"item_id":"fc_\(index)","output_index":\(index),"delta":\(LoopbackAnswer.jsonString(piece)),"obfuscation":"x"}


            """
        }
        return """
            event: response.output_item.added
            data: {"type":"response.output_item.added","sequence_number":8,"output_index":\(index),"item":{"id":"fc_\(index)","type":"function_call","status":"in_progress","arguments":"","call_id":"\(id)","name":"TOOL"}}


            """ + deltas.joined() + """
                event: response.output_item.done
                data: {"type":"response.output_item.done","sequence_number":10,"output_index":\(index),"item":{"id":"fc_\(index)","type":"function_call","status":"completed","arguments":\(LoopbackAnswer.jsonString(arguments)),"call_id":"\(id)","name":"TOOL"}}


                """
    }

    static func stream(_ scene: ProviderScene) -> String {
        switch scene {
        case .text: begin + message + messageEnd + end()
        case .thinking: begin + reasoning + message.atIndexOne + messageEnd.atIndexOne + end()
        case .toolCall: begin + reasoning + call(1, "call_a1", pieces: ["{", "}"]) + end()
        case .parallelCalls:
            begin + reasoning + call(1, "call_a1", pieces: ["{}"]) + call(2, "call_b2", pieces: ["{", "}"]) + end()
        case .declined:
            begin
                + """
                event: response.output_item.added
                data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_1","type":"message","status":"in_progress","content":[],"role":"assistant"}}

                event: response.refusal.delta
                data: {"type":"response.refusal.delta","sequence_number":4,"item_id":"msg_1","output_index":0,"content_index":0,"delta":"REFUSAL"}

                event: response.refusal.done
                data: {"type":"response.refusal.done","sequence_number":5,"item_id":"msg_1","output_index":0,"content_index":0,"refusal":"REFUSAL"}

                event: response.output_item.done
                data: {"type":"response.output_item.done","sequence_number":6,"output_index":0,"item":{"id":"msg_1","type":"message","status":"completed","content":[{"type":"refusal","refusal":"REFUSAL"}],"role":"assistant"}}


                """ + end()
        case .filtered: begin + end("incomplete", #""incomplete_details":{"reason":"content_filter"},"#)
        case .length: begin + message + end("incomplete", #""incomplete_details":{"reason":"max_output_tokens"},"#)
        case .errorInStream:
            begin + message
                + """
                event: error
                data: {"type":"error","sequence_number":6,"error":{"type":"server_error","code":"server_error","message":"TROUBLE","param":null}}

                event: response.failed
                data: {"type":"response.failed","sequence_number":7,"response":{"id":"resp_1","status":"failed","error":{"code":"server_error","message":"TROUBLE"},"output":[],"usage":null}}


                """
        }
    }
}

extension String {
    fileprivate var atIndexOne: String { replacing(#""output_index":0"#, with: #""output_index":1"#) }
}
