// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Two languages at least.
 *
 * @param zh the field {@code zh} of the contract.
 * @param en the field {@code en} of the contract.
 * @param ja the field {@code ja} of the contract.
 * @param note the field {@code note} of the contract.
 */
public record GlossaryEntryDraft(
        String zh,
        String en,
        String ja,
        String note) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link GlossaryEntryDraft}. */
    public static final class Builder {
        private String zh;
        private String en;
        private String ja;
        private String note;

        private Builder() {}

        /** Sets {@code zh}. */
        public Builder zh(String value) {
            this.zh = value;
            return this;
        }

        /** Sets {@code en}. */
        public Builder en(String value) {
            this.en = value;
            return this;
        }

        /** Sets {@code ja}. */
        public Builder ja(String value) {
            this.ja = value;
            return this;
        }

        /** Sets {@code note}. */
        public Builder note(String value) {
            this.note = value;
            return this;
        }

        /** What was set. */
        public GlossaryEntryDraft build() {
            return new GlossaryEntryDraft(zh, en, ja, note);
        }
    }
}
