package alt.markwright.client;

/**
 * A file that was received.
 *
 * @param content the bytes.
 * @param fileName null where the API does not name the file.
 * @param mediaType such as {@code application/pdf}.
 */
public record FileContent(byte[] content, String fileName, String mediaType) {}
