import { __ } from '@wordpress/i18n';
import { describeError } from '../common/describe-error';
import { ErrorBoundary } from '../common/error-boundary';
import { FailureNotice } from '../common/failure-notice';
import { Layout } from './layout';

/** The whole admin app, on its own page. */
export const App = () => (
	<ErrorBoundary
		name="root app"
		fallback={ ( error, retry ) => (
			<FailureNotice
				message={ __(
					'Something went wrong on this page.',
					'storedeck'
				) }
				detail={ describeError( error ) }
				onRetry={ retry }
			/>
		) }
	>
		<Layout />
	</ErrorBoundary>
);
