// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * First and last day, both included; one that is absent is open.
 *
 * @param from the field {@code from} of the contract.
 * @param to the field {@code to} of the contract.
 */
public record Days(
        String from,
        String to) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link Days}. */
    public static final class Builder {
        private String from;
        private String to;

        private Builder() {}

        /** Sets {@code from}. */
        public Builder from(String value) {
            this.from = value;
            return this;
        }

        /** Sets {@code to}. */
        public Builder to(String value) {
            this.to = value;
            return this;
        }

        /** What was set. */
        public Days build() {
            return new Days(from, to);
        }
    }
}
