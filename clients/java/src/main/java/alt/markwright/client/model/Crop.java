// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * The part of the image that is searched with, as shares of its sides.
 *
 * @param x the field {@code x} of the contract.
 * @param y the field {@code y} of the contract.
 * @param width the field {@code width} of the contract.
 * @param height the field {@code height} of the contract.
 */
public record Crop(
        double x,
        double y,
        double width,
        double height) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link Crop}. */
    public static final class Builder {
        private double x;
        private double y;
        private double width;
        private double height;

        private Builder() {}

        /** Sets {@code x}. */
        public Builder x(double value) {
            this.x = value;
            return this;
        }

        /** Sets {@code y}. */
        public Builder y(double value) {
            this.y = value;
            return this;
        }

        /** Sets {@code width}. */
        public Builder width(double value) {
            this.width = value;
            return this;
        }

        /** Sets {@code height}. */
        public Builder height(double value) {
            this.height = value;
            return this;
        }

        /** What was set. */
        public Crop build() {
            return new Crop(x, y, width, height);
        }
    }
}
