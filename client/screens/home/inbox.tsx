import { Section } from '@storedeck/components';
import { Inbox } from '../../common/inbox';

/** The latest messages that need a person, on Home. */
export const HomeInbox = () => (
	<Section component={ false }>
		<Inbox filter="urgent" perPage={ 3 } isPreview />
	</Section>
);
