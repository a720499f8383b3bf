// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code OrderReportRequestGoods} of the contract.
 *
 * @param class_ the field {@code class} of the contract.
 * @param group the field {@code group} of the contract.
 * @param name the field {@code name} of the contract.
 */
public record OrderReportRequestGoods(
        int class_,
        String group,
        String name) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link OrderReportRequestGoods}. */
    public static final class Builder {
        private int class_;
        private String group;
        private String name;

        private Builder() {}

        /** Sets {@code class}. */
        public Builder class_(int value) {
            this.class_ = value;
            return this;
        }

        /** Sets {@code group}. */
        public Builder group(String value) {
            this.group = value;
            return this;
        }

        /** Sets {@code name}. */
        public Builder name(String value) {
            this.name = value;
            return this;
        }

        /** What was set. */
        public OrderReportRequestGoods build() {
            return new OrderReportRequestGoods(class_, group, name);
        }
    }
}
