// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code SetMonitorStateRequest} of the contract.
 *
 * @param state the field {@code state} of the contract.
 */
public record SetMonitorStateRequest(
        String state) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SetMonitorStateRequest}. */
    public static final class Builder {
        private String state;

        private Builder() {}

        /** Sets {@code state}. */
        public Builder state(String value) {
            this.state = value;
            return this;
        }

        /** What was set. */
        public SetMonitorStateRequest build() {
            return new SetMonitorStateRequest(state);
        }
    }
}
