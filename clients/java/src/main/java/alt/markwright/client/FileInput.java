package alt.markwright.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file that is sent.
 *
 * @param name with its extension, which tells the format.
 * @param content the bytes.
 */
public record FileInput(String name, byte[] content) {
    /** Reads a file of this machine. */
    public static FileInput of(Path path) throws IOException {
        return new FileInput(path.getFileName().toString(), Files.readAllBytes(path));
    }
}
