// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code OrderReportRequest} of the contract.
 *
 * @param text The name that is to be registered.
 * @param classes Nice classes; none means all 45.
 * @param applicant Own earlier marks do not count.
 * @param goods the field {@code goods} of the contract.
 * @param language the field {@code language} of the contract.
 */
public record OrderReportRequest(
        String text,
        List<Integer> classes,
        String applicant,
        List<OrderReportRequestGoods> goods,
        String language) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link OrderReportRequest}. */
    public static final class Builder {
        private String text;
        private List<Integer> classes;
        private String applicant;
        private List<OrderReportRequestGoods> goods;
        private String language;

        private Builder() {}

        /** Sets {@code text}. */
        public Builder text(String value) {
            this.text = value;
            return this;
        }

        /** Sets {@code classes}. */
        public Builder classes(List<Integer> value) {
            this.classes = value;
            return this;
        }

        /** Sets {@code applicant}. */
        public Builder applicant(String value) {
            this.applicant = value;
            return this;
        }

        /** Sets {@code goods}. */
        public Builder goods(List<OrderReportRequestGoods> value) {
            this.goods = value;
            return this;
        }

        /** Sets {@code language}. */
        public Builder language(String value) {
            this.language = value;
            return this;
        }

        /** What was set. */
        public OrderReportRequest build() {
            return new OrderReportRequest(text, classes, applicant, goods, language);
        }
    }
}
