// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import alt.markwright.client.FileInput;

/**
 * {@code TranslateDocumentRequest} of the contract.
 *
 * @param file the field {@code file} of the contract.
 * @param source the field {@code source} of the contract.
 * @param target the field {@code target} of the contract.
 * @param glossaryId the field {@code glossaryId} of the contract.
 */
public record TranslateDocumentRequest(
        FileInput file,
        String source,
        String target,
        String glossaryId) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TranslateDocumentRequest}. */
    public static final class Builder {
        private FileInput file;
        private String source;
        private String target;
        private String glossaryId;

        private Builder() {}

        /** Sets {@code file}. */
        public Builder file(FileInput value) {
            this.file = value;
            return this;
        }

        /** Sets {@code source}. */
        public Builder source(String value) {
            this.source = value;
            return this;
        }

        /** Sets {@code target}. */
        public Builder target(String value) {
            this.target = value;
            return this;
        }

        /** Sets {@code glossaryId}. */
        public Builder glossaryId(String value) {
            this.glossaryId = value;
            return this;
        }

        /** What was set. */
        public TranslateDocumentRequest build() {
            return new TranslateDocumentRequest(file, source, target, glossaryId);
        }
    }
}
