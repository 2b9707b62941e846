import { Section } from '@storedeck/components';
import { Inbox } from '../../common/inbox';

/** The latest messages, on Home. */
export const HomeInbox = () => (
	<Section component={ false }>
		<Inbox perPage={ 5 } isPreview />
	</Section>
);
