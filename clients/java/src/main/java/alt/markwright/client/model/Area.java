// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * A part of an image, as shares of its sides.
 *
 * @param x the field {@code x} of the contract.
 * @param y the field {@code y} of the contract.
 * @param width the field {@code width} of the contract.
 * @param height the field {@code height} of the contract.
 */
public record Area(
        double x,
        double y,
        double width,
        double height) {
}
