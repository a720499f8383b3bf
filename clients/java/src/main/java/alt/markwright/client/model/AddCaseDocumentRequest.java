// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code AddCaseDocumentRequest} of the contract.
 *
 * @param kind the field {@code kind} of the contract.
 * @param fileId Of {@code uploadCaseFile}.
 */
public record AddCaseDocumentRequest(
        String kind,
        String fileId) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link AddCaseDocumentRequest}. */
    public static final class Builder {
        private String kind;
        private String fileId;

        private Builder() {}

        /** Sets {@code kind}. */
        public Builder kind(String value) {
            this.kind = value;
            return this;
        }

        /** Sets {@code fileId}. */
        public Builder fileId(String value) {
            this.fileId = value;
            return this;
        }

        /** What was set. */
        public AddCaseDocumentRequest build() {
            return new AddCaseDocumentRequest(kind, fileId);
        }
    }
}
