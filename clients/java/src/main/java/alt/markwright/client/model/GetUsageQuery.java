// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Query of {@code getUsage}.
 *
 * @param from First day (Asia/Shanghai); 30 days ago by default.
 * @param to Last day; today by default.
 */
public record GetUsageQuery(
        String from,
        String to) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link GetUsageQuery}. */
    public static final class Builder {
        private String from;
        private String to;

        private Builder() {}

        /** Sets {@code from}. */
        public Builder from(String value) {
            this.from = value;
            return this;
        }

        /** Sets {@code to}. */
        public Builder to(String value) {
            this.to = value;
            return this;
        }

        /** What was set. */
        public GetUsageQuery build() {
            return new GetUsageQuery(from, to);
        }
    }
}
