// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code TranslateTextsRequest} of the contract.
 *
 * @param q the field {@code q} of the contract.
 * @param source the field {@code source} of the contract.
 * @param target the field {@code target} of the contract.
 * @param glossaryId The only glossary that counts; without it all own ones do. One without terms for the direction is refused.
 * @param tagHandling The texts are in HTML or XML: only their text is translated and counted, and every tag is preserved, around the words it belongs to. In HTML, code, scripts, styles and what is marked {@code translate="no"} stay as they are.
 */
public record TranslateTextsRequest(
        List<String> q,
        String source,
        String target,
        String glossaryId,
        String tagHandling) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TranslateTextsRequest}. */
    public static final class Builder {
        private List<String> q;
        private String source;
        private String target;
        private String glossaryId;
        private String tagHandling;

        private Builder() {}

        /** Sets {@code q}. */
        public Builder q(List<String> value) {
            this.q = value;
            return this;
        }

        /** Sets {@code source}. */
        public Builder source(String value) {
            this.source = value;
            return this;
        }

        /** Sets {@code target}. */
        public Builder target(String value) {
            this.target = value;
            return this;
        }

        /** Sets {@code glossaryId}. */
        public Builder glossaryId(String value) {
            this.glossaryId = value;
            return this;
        }

        /** Sets {@code tagHandling}. */
        public Builder tagHandling(String value) {
            this.tagHandling = value;
            return this;
        }

        /** What was set. */
        public TranslateTextsRequest build() {
            return new TranslateTextsRequest(q, source, target, glossaryId, tagHandling);
        }
    }
}
