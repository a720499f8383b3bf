// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PortfolioItemDraft} of the contract.
 *
 * @param kind the field {@code kind} of the contract.
 * @param office WIPO ST.3 code.
 * @param number Of the application, the registration or the publication; of a certificate its own.
 * @param title the field {@code title} of the contract.
 * @param registrationNumber the field {@code registrationNumber} of the contract.
 * @param classes Classes of Nice.
 * @param patentKind the field {@code patentKind} of the contract.
 * @param state Of what is {@code ended} nothing is due any more.
 * @param owner the field {@code owner} of the contract.
 * @param agent the field {@code agent} of the contract.
 * @param filedOn the field {@code filedOn} of the contract.
 * @param registeredOn Of the registration, of the grant of a patent, of the issue of a certificate.
 * @param expiresOn the field {@code expiresOn} of the contract.
 * @param priorityOn the field {@code priorityOn} of the contract.
 * @param clientId the field {@code clientId} of the contract.
 * @param applicantId the field {@code applicantId} of the contract.
 * @param agentId the field {@code agentId} of the contract.
 * @param claims Where fees count them.
 * @param feeReduction the field {@code feeReduction} of the contract.
 * @param details What only software copyrights and certificates have.
 * @param note the field {@code note} of the contract.
 */
public record PortfolioItemDraft(
        String kind,
        String office,
        String number,
        String title,
        String registrationNumber,
        List<Integer> classes,
        String patentKind,
        String state,
        String owner,
        String agent,
        String filedOn,
        String registeredOn,
        String expiresOn,
        String priorityOn,
        String clientId,
        String applicantId,
        String agentId,
        Integer claims,
        String feeReduction,
        PortfolioDetails details,
        String note) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link PortfolioItemDraft}. */
    public static final class Builder {
        private String kind;
        private String office;
        private String number;
        private String title;
        private String registrationNumber;
        private List<Integer> classes;
        private String patentKind;
        private String state;
        private String owner;
        private String agent;
        private String filedOn;
        private String registeredOn;
        private String expiresOn;
        private String priorityOn;
        private String clientId;
        private String applicantId;
        private String agentId;
        private Integer claims;
        private String feeReduction;
        private PortfolioDetails details;
        private String note;

        private Builder() {}

        /** Sets {@code kind}. */
        public Builder kind(String value) {
            this.kind = value;
            return this;
        }

        /** Sets {@code office}. */
        public Builder office(String value) {
            this.office = value;
            return this;
        }

        /** Sets {@code number}. */
        public Builder number(String value) {
            this.number = value;
            return this;
        }

        /** Sets {@code title}. */
        public Builder title(String value) {
            this.title = value;
            return this;
        }

        /** Sets {@code registrationNumber}. */
        public Builder registrationNumber(String value) {
            this.registrationNumber = value;
            return this;
        }

        /** Sets {@code classes}. */
        public Builder classes(List<Integer> value) {
            this.classes = value;
            return this;
        }

        /** Sets {@code patentKind}. */
        public Builder patentKind(String value) {
            this.patentKind = value;
            return this;
        }

        /** Sets {@code state}. */
        public Builder state(String value) {
            this.state = value;
            return this;
        }

        /** Sets {@code owner}. */
        public Builder owner(String value) {
            this.owner = value;
            return this;
        }

        /** Sets {@code agent}. */
        public Builder agent(String value) {
            this.agent = value;
            return this;
        }

        /** Sets {@code filedOn}. */
        public Builder filedOn(String value) {
            this.filedOn = value;
            return this;
        }

        /** Sets {@code registeredOn}. */
        public Builder registeredOn(String value) {
            this.registeredOn = value;
            return this;
        }

        /** Sets {@code expiresOn}. */
        public Builder expiresOn(String value) {
            this.expiresOn = value;
            return this;
        }

        /** Sets {@code priorityOn}. */
        public Builder priorityOn(String value) {
            this.priorityOn = value;
            return this;
        }

        /** Sets {@code clientId}. */
        public Builder clientId(String value) {
            this.clientId = value;
            return this;
        }

        /** Sets {@code applicantId}. */
        public Builder applicantId(String value) {
            this.applicantId = value;
            return this;
        }

        /** Sets {@code agentId}. */
        public Builder agentId(String value) {
            this.agentId = value;
            return this;
        }

        /** Sets {@code claims}. */
        public Builder claims(Integer value) {
            this.claims = value;
            return this;
        }

        /** Sets {@code feeReduction}. */
        public Builder feeReduction(String value) {
            this.feeReduction = value;
            return this;
        }

        /** Sets {@code details}. */
        public Builder details(PortfolioDetails value) {
            this.details = value;
            return this;
        }

        /** Sets {@code note}. */
        public Builder note(String value) {
            this.note = value;
            return this;
        }

        /** What was set. */
        public PortfolioItemDraft build() {
            return new PortfolioItemDraft(kind, office, number, title, registrationNumber, classes, patentKind, state, owner, agent, filedOn, registeredOn, expiresOn, priorityOn, clientId, applicantId, agentId, claims, feeReduction, details, note);
        }
    }
}
