// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Query of {@code downloadDocument}.
 *
 * @param output the field {@code output} of the contract.
 */
public record DownloadDocumentQuery(
        String output) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link DownloadDocumentQuery}. */
    public static final class Builder {
        private String output;

        private Builder() {}

        /** Sets {@code output}. */
        public Builder output(String value) {
            this.output = value;
            return this;
        }

        /** What was set. */
        public DownloadDocumentQuery build() {
            return new DownloadDocumentQuery(output);
        }
    }
}
