import { Section } from '@storedeck/components';
import { Inbox } from '../../common/inbox';

/** The newest messages, on Home. */
export const HomeInbox = () => (
	<Section component={ false }>
		<Inbox perPage={ 5 } isGlance />
	</Section>
);
