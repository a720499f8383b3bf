// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code RenameGlossaryRequest} of the contract.
 *
 * @param name the field {@code name} of the contract.
 */
public record RenameGlossaryRequest(
        String name) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link RenameGlossaryRequest}. */
    public static final class Builder {
        private String name;

        private Builder() {}

        /** Sets {@code name}. */
        public Builder name(String value) {
            this.name = value;
            return this;
        }

        /** What was set. */
        public RenameGlossaryRequest build() {
            return new RenameGlossaryRequest(name);
        }
    }
}
