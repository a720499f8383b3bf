// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.Map;

/**
 * {@code SaveCaseDraftRequest} of the contract.
 *
 * @param version the field {@code version} of the contract.
 * @param content Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list of {@code { number, name, classes }}; a mark to be registered is {@code { kind, text, image }} with the kind {@code text}, {@code figure} or {@code both} and the {@code { id, name }} of an uploaded file, or null; goods are a list of {@code { id, classNo, group, cn, en }}; priorities a list of {@code { country, date, number }}; a party is {@code { type, country, nameCn, nameEn, idType, idNumber, addressCn, addressEn }}, parties a list of them; a contact is {@code { name, phone, email, postcode }}.
 */
public record SaveCaseDraftRequest(
        int version,
        Map<String, Object> content) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SaveCaseDraftRequest}. */
    public static final class Builder {
        private int version;
        private Map<String, Object> content;

        private Builder() {}

        /** Sets {@code version}. */
        public Builder version(int value) {
            this.version = value;
            return this;
        }

        /** Sets {@code content}. */
        public Builder content(Map<String, Object> value) {
            this.content = value;
            return this;
        }

        /** What was set. */
        public SaveCaseDraftRequest build() {
            return new SaveCaseDraftRequest(version, content);
        }
    }
}
