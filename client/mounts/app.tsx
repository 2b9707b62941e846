import { __ } from '@wordpress/i18n';
import { Contain } from '../shell/contain';
import { FailureNotice } from '../shell/failure-notice';
import { Layout } from '../shell/layout';

/** The whole admin app, on its own page. */
export const App = () => (
	<Contain
		name="root app"
		fallback={ ( error, retry ) => (
			<FailureNotice
				message={ __(
					'Something went wrong on this page.',
					'storedeck'
				) }
				detail={ error.message }
				onRetry={ retry }
			/>
		) }
	>
		<Layout />
	</Contain>
);
