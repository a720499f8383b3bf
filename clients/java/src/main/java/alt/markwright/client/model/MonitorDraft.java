// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code MonitorDraft} of the contract.
 *
 * @param name the field {@code name} of the contract.
 * @param type the field {@code type} of the contract.
 * @param text A name; of the types similar and notice.
 * @param degree the field {@code degree} of the contract.
 * @param applicant Of the types applicant, competitor, notice and renewal.
 * @param wholeName Of an applicant.
 * @param numbers Of the types appNo and renewal.
 * @param countries None means all.
 * @param classes Nice classes; none means all 45.
 * @param frequency After every import, each day or each Monday.
 */
public record MonitorDraft(
        String name,
        String type,
        String text,
        String degree,
        String applicant,
        Boolean wholeName,
        List<String> numbers,
        List<String> countries,
        List<Integer> classes,
        String frequency) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link MonitorDraft}. */
    public static final class Builder {
        private String name;
        private String type;
        private String text;
        private String degree;
        private String applicant;
        private Boolean wholeName;
        private List<String> numbers;
        private List<String> countries;
        private List<Integer> classes;
        private String frequency;

        private Builder() {}

        /** Sets {@code name}. */
        public Builder name(String value) {
            this.name = value;
            return this;
        }

        /** Sets {@code type}. */
        public Builder type(String value) {
            this.type = value;
            return this;
        }

        /** Sets {@code text}. */
        public Builder text(String value) {
            this.text = value;
            return this;
        }

        /** Sets {@code degree}. */
        public Builder degree(String value) {
            this.degree = value;
            return this;
        }

        /** Sets {@code applicant}. */
        public Builder applicant(String value) {
            this.applicant = value;
            return this;
        }

        /** Sets {@code wholeName}. */
        public Builder wholeName(Boolean value) {
            this.wholeName = value;
            return this;
        }

        /** Sets {@code numbers}. */
        public Builder numbers(List<String> value) {
            this.numbers = value;
            return this;
        }

        /** Sets {@code countries}. */
        public Builder countries(List<String> value) {
            this.countries = value;
            return this;
        }

        /** Sets {@code classes}. */
        public Builder classes(List<Integer> value) {
            this.classes = value;
            return this;
        }

        /** Sets {@code frequency}. */
        public Builder frequency(String value) {
            this.frequency = value;
            return this;
        }

        /** What was set. */
        public MonitorDraft build() {
            return new MonitorDraft(name, type, text, degree, applicant, wholeName, numbers, countries, classes, frequency);
        }
    }
}
