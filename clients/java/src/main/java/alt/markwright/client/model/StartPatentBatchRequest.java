// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code StartPatentBatchRequest} of the contract.
 *
 * @param numbers the field {@code numbers} of the contract.
 * @param type the field {@code type} of the contract.
 */
public record StartPatentBatchRequest(
        List<String> numbers,
        String type) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link StartPatentBatchRequest}. */
    public static final class Builder {
        private List<String> numbers;
        private String type;

        private Builder() {}

        /** Sets {@code numbers}. */
        public Builder numbers(List<String> value) {
            this.numbers = value;
            return this;
        }

        /** Sets {@code type}. */
        public Builder type(String value) {
            this.type = value;
            return this;
        }

        /** What was set. */
        public StartPatentBatchRequest build() {
            return new StartPatentBatchRequest(numbers, type);
        }
    }
}
