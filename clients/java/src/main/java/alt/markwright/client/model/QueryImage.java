// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * The image that was searched with.
 *
 * @param imgFile Id of the file.
 * @param preview A small copy of the whole image, as a data URL.
 * @param width the field {@code width} of the contract.
 * @param height the field {@code height} of the contract.
 * @param crop the field {@code crop} of the contract.
 */
public record QueryImage(
        String imgFile,
        String preview,
        int width,
        int height,
        Crop crop) {
}
