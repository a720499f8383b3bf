// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import alt.markwright.client.FileInput;

/**
 * {@code UploadCaseFileRequest} of the contract.
 *
 * @param file the field {@code file} of the contract.
 * @param purpose the field {@code purpose} of the contract.
 */
public record UploadCaseFileRequest(
        FileInput file,
        String purpose) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link UploadCaseFileRequest}. */
    public static final class Builder {
        private FileInput file;
        private String purpose;

        private Builder() {}

        /** Sets {@code file}. */
        public Builder file(FileInput value) {
            this.file = value;
            return this;
        }

        /** Sets {@code purpose}. */
        public Builder purpose(String value) {
            this.purpose = value;
            return this;
        }

        /** What was set. */
        public UploadCaseFileRequest build() {
            return new UploadCaseFileRequest(file, purpose);
        }
    }
}
