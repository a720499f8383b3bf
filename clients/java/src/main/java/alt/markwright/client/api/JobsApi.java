// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.api;

import alt.markwright.client.RequestOptions;
import alt.markwright.client.internal.Call;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.*;
import java.util.List;
import java.util.Map;

/** Work that goes on in the background. */
public class JobsApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public JobsApi(Transport transport) {
        this.transport = transport;
    }

    /** Progress of a job. Of a product that the key is for. */
    public Job get(String id) {
        return transport.json(new Call("GET", "/jobs/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), Job.class);
    }

    /** Cancel a job. */
    public Job cancel(String id) {
        return transport.json(new Call("DELETE", "/jobs/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), Job.class);
    }
}
