package alt.markwright.client.internal;

import alt.markwright.client.RequestOptions;
import java.util.Map;

/**
 * A call.
 *
 * @param method in capitals.
 * @param path below {@code /openapi/v1}, with its fields in braces.
 * @param pathFields values of these.
 * @param in where the input goes.
 * @param input a record, or null.
 * @param options of a POST.
 */
public record Call(
        String method, String path, Map<String, String> pathFields, In in, Object input, RequestOptions options) {
    /** Where an input goes. */
    public enum In {
        /** There is none. */
        NONE,
        /** The query. */
        QUERY,
        /** A body in JSON. */
        JSON,
        /** A form with a file. */
        MULTIPART
    }
}
