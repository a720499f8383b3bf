// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentSearch} of the contract.
 *
 * @param text A description of what is sought.
 * @param similarTo A publication number.
 * @param keyword Words, a number, a name or a classification symbol.
 * @param expression the field {@code expression} of the contract.
 * @param applicationNumber One number, or at most 100 of which one is enough; separated by semicolons, commas or line breaks.
 * @param publicationNumber One number, or at most 100 of which one is enough; separated by semicolons, commas or line breaks.
 * @param words Words of title or abstract.
 * @param applicant the field {@code applicant} of the contract.
 * @param inventor the field {@code inventor} of the contract.
 * @param agency the field {@code agency} of the contract.
 * @param ipc the field {@code ipc} of the contract.
 * @param cpc the field {@code cpc} of the contract.
 * @param filed First and last day, both included; one that is absent is open.
 * @param published First and last day, both included; one that is absent is open.
 * @param countries the field {@code countries} of the contract.
 * @param types the field {@code types} of the contract.
 * @param legalStatus the field {@code legalStatus} of the contract.
 * @param collapse the field {@code collapse} of the contract.
 * @param sort the field {@code sort} of the contract.
 * @param limit the field {@code limit} of the contract.
 * @param cursor The {@code nextCursor} of the page before; everything else as before.
 */
public record PatentSearch(
        String text,
        String similarTo,
        String keyword,
        String expression,
        String applicationNumber,
        String publicationNumber,
        String words,
        String applicant,
        String inventor,
        String agency,
        String ipc,
        String cpc,
        Days filed,
        Days published,
        List<String> countries,
        List<String> types,
        String legalStatus,
        String collapse,
        String sort,
        Integer limit,
        String cursor) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** The same with another cursor. */
    public PatentSearch withCursor(String cursor) {
        return new PatentSearch(text, similarTo, keyword, expression, applicationNumber, publicationNumber, words, applicant, inventor, agency, ipc, cpc, filed, published, countries, types, legalStatus, collapse, sort, limit, cursor);
    }

    /** Makes a {@link PatentSearch}. */
    public static final class Builder {
        private String text;
        private String similarTo;
        private String keyword;
        private String expression;
        private String applicationNumber;
        private String publicationNumber;
        private String words;
        private String applicant;
        private String inventor;
        private String agency;
        private String ipc;
        private String cpc;
        private Days filed;
        private Days published;
        private List<String> countries;
        private List<String> types;
        private String legalStatus;
        private String collapse;
        private String sort;
        private Integer limit;
        private String cursor;

        private Builder() {}

        /** Sets {@code text}. */
        public Builder text(String value) {
            this.text = value;
            return this;
        }

        /** Sets {@code similarTo}. */
        public Builder similarTo(String value) {
            this.similarTo = value;
            return this;
        }

        /** Sets {@code keyword}. */
        public Builder keyword(String value) {
            this.keyword = value;
            return this;
        }

        /** Sets {@code expression}. */
        public Builder expression(String value) {
            this.expression = value;
            return this;
        }

        /** Sets {@code applicationNumber}. */
        public Builder applicationNumber(String value) {
            this.applicationNumber = value;
            return this;
        }

        /** Sets {@code publicationNumber}. */
        public Builder publicationNumber(String value) {
            this.publicationNumber = value;
            return this;
        }

        /** Sets {@code words}. */
        public Builder words(String value) {
            this.words = value;
            return this;
        }

        /** Sets {@code applicant}. */
        public Builder applicant(String value) {
            this.applicant = value;
            return this;
        }

        /** Sets {@code inventor}. */
        public Builder inventor(String value) {
            this.inventor = value;
            return this;
        }

        /** Sets {@code agency}. */
        public Builder agency(String value) {
            this.agency = value;
            return this;
        }

        /** Sets {@code ipc}. */
        public Builder ipc(String value) {
            this.ipc = value;
            return this;
        }

        /** Sets {@code cpc}. */
        public Builder cpc(String value) {
            this.cpc = value;
            return this;
        }

        /** Sets {@code filed}. */
        public Builder filed(Days value) {
            this.filed = value;
            return this;
        }

        /** Sets {@code published}. */
        public Builder published(Days value) {
            this.published = value;
            return this;
        }

        /** Sets {@code countries}. */
        public Builder countries(List<String> value) {
            this.countries = value;
            return this;
        }

        /** Sets {@code types}. */
        public Builder types(List<String> value) {
            this.types = value;
            return this;
        }

        /** Sets {@code legalStatus}. */
        public Builder legalStatus(String value) {
            this.legalStatus = value;
            return this;
        }

        /** Sets {@code collapse}. */
        public Builder collapse(String value) {
            this.collapse = value;
            return this;
        }

        /** Sets {@code sort}. */
        public Builder sort(String value) {
            this.sort = value;
            return this;
        }

        /** Sets {@code limit}. */
        public Builder limit(Integer value) {
            this.limit = value;
            return this;
        }

        /** Sets {@code cursor}. */
        public Builder cursor(String value) {
            this.cursor = value;
            return this;
        }

        /** What was set. */
        public PatentSearch build() {
            return new PatentSearch(text, similarTo, keyword, expression, applicationNumber, publicationNumber, words, applicant, inventor, agency, ipc, cpc, filed, published, countries, types, legalStatus, collapse, sort, limit, cursor);
        }
    }
}
