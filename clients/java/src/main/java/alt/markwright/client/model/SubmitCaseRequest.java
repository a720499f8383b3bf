// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code SubmitCaseRequest} of the contract.
 *
 * @param version the field {@code version} of the contract.
 */
public record SubmitCaseRequest(
        int version) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SubmitCaseRequest}. */
    public static final class Builder {
        private int version;

        private Builder() {}

        /** Sets {@code version}. */
        public Builder version(int value) {
            this.version = value;
            return this;
        }

        /** What was set. */
        public SubmitCaseRequest build() {
            return new SubmitCaseRequest(version);
        }
    }
}
