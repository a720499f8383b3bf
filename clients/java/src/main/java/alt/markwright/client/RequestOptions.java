package alt.markwright.client;

/**
 * Options of a POST.
 *
 * @param idempotencyKey names the call, so that it has its effect once however often it is sent; the client makes one of
 *     its own where it is null.
 */
public record RequestOptions(String idempotencyKey) {
    /** Those of the client. */
    public static final RequestOptions NONE = new RequestOptions(null);
}
