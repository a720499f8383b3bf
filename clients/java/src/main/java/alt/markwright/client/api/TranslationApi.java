// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.api;

import alt.markwright.client.RequestOptions;
import alt.markwright.client.internal.Call;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.*;
import java.util.List;
import java.util.Map;

/** Translation of texts. */
public class TranslationApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public TranslationApi(Transport transport) {
        this.transport = transport;
    }

    /**
     * Translate texts. Up to 50 texts of 3,000 characters each in one call. From Chinese into English or
     * Japanese, and from these into Chinese. All texts are counted together, or none. A text that is in the
     * target language already, is empty or has nothing to translate, as numbers, signs, codes and addresses,
     * comes back unchanged and counts nothing.
     */
    public TranslateTextsResult translate(TranslateTextsRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/translate", Map.of(), Call.In.JSON, request, options), TranslateTextsResult.class);
    }

    /**
     * Translate texts. Up to 50 texts of 3,000 characters each in one call. From Chinese into English or
     * Japanese, and from these into Chinese. All texts are counted together, or none. A text that is in the
     * target language already, is empty or has nothing to translate, as numbers, signs, codes and addresses,
     * comes back unchanged and counts nothing.
     */
    public TranslateTextsResult translate(TranslateTextsRequest request) {
        return translate(request, RequestOptions.NONE);
    }
}
