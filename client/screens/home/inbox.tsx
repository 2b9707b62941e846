import { Section } from '@storedeck/components';
import { Inbox } from '../../parts/inbox';

/** The newest messages, on Home. */
export const HomeInbox = () => (
	<Section component={ false }>
		<Inbox perPage={ 5 } isGlance />
	</Section>
);
