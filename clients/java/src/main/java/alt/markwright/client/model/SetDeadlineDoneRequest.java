// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code SetDeadlineDoneRequest} of the contract.
 *
 * @param version the field {@code version} of the contract.
 * @param done the field {@code done} of the contract.
 */
public record SetDeadlineDoneRequest(
        int version,
        boolean done) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SetDeadlineDoneRequest}. */
    public static final class Builder {
        private int version;
        private boolean done;

        private Builder() {}

        /** Sets {@code version}. */
        public Builder version(int value) {
            this.version = value;
            return this;
        }

        /** Sets {@code done}. */
        public Builder done(boolean value) {
            this.done = value;
            return this;
        }

        /** What was set. */
        public SetDeadlineDoneRequest build() {
            return new SetDeadlineDoneRequest(version, done);
        }
    }
}
