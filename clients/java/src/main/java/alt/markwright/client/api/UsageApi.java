// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.api;

import alt.markwright.client.RequestOptions;
import alt.markwright.client.internal.Call;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.*;
import java.util.List;
import java.util.Map;

/** What was used. */
public class UsageApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public UsageApi(Transport transport) {
        this.transport = transport;
    }

    /**
     * What was used. By day, key and product; and what is left of the plan. A live key reads the usage of live
     * keys, a test key that of test keys, which use nothing of the plan and have no allowances.
     */
    public Usage get(GetUsageQuery query) {
        return transport.json(new Call("GET", "/usage", Map.of(), Call.In.QUERY, query, RequestOptions.NONE), Usage.class);
    }

    /**
     * What was used. By day, key and product; and what is left of the plan. A live key reads the usage of live
     * keys, a test key that of test keys, which use nothing of the plan and have no allowances.
     */
    public Usage get() {
        return get(GetUsageQuery.builder().build());
    }
}
