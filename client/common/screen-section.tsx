import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { describeError } from './describe-error';
import { ErrorBoundary } from './error-boundary';
import { FailureNotice } from './failure-notice';

interface Props {
	/** Accessible name. */
	label: string;
	/** Name in the console message when the section throws. */
	name: string;
	/** What a plugin added it with. */
	of?: object;
	children: ReactNode;
}

/**
 * A section of a screen. An error in one section does not affect the others.
 */
export function ScreenSection( { label, name, of, children }: Props ) {
	return (
		// The retry button is removed with its notice: the focus stays in the
		// section.
		<div role="group" aria-label={ label } tabIndex={ -1 } data-retry-focus>
			<ErrorBoundary
				name={ name }
				of={ of }
				fallback={ ( error, retry ) => (
					<FailureNotice
						message={ __(
							'Could not display this section.',
							'storedeck'
						) }
						detail={ describeError( error ) }
						onRetry={ retry }
					/>
				) }
			>
				{ children }
			</ErrorBoundary>
		</div>
	);
}
