// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code CreateGlossaryRequest} of the contract.
 *
 * @param name the field {@code name} of the contract.
 * @param entries the field {@code entries} of the contract.
 */
public record CreateGlossaryRequest(
        String name,
        List<GlossaryEntryDraft> entries) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link CreateGlossaryRequest}. */
    public static final class Builder {
        private String name;
        private List<GlossaryEntryDraft> entries;

        private Builder() {}

        /** Sets {@code name}. */
        public Builder name(String value) {
            this.name = value;
            return this;
        }

        /** Sets {@code entries}. */
        public Builder entries(List<GlossaryEntryDraft> value) {
            this.entries = value;
            return this;
        }

        /** What was set. */
        public CreateGlossaryRequest build() {
            return new CreateGlossaryRequest(name, entries);
        }
    }
}
