// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code TranslationDocumentStatus}; a later version may add some. */
public final class TranslationDocumentStatus {
    /** {@code uploaded}. */
    public static final String UPLOADED = "uploaded";

    /** {@code queued}. */
    public static final String QUEUED = "queued";

    /** {@code translating}. */
    public static final String TRANSLATING = "translating";

    /** {@code done}. */
    public static final String DONE = "done";

    /** {@code error}. */
    public static final String ERROR = "error";

    /** {@code cancelled}. */
    public static final String CANCELLED = "cancelled";

    private TranslationDocumentStatus() {}
}
