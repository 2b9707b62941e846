import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Contain } from './error-boundary';
import { FailureNotice } from './failure-notice';

interface Props {
	/** What the part is, for assistive technology. */
	label: string;
	/** For the console, where the part fails. */
	name: string;
	children: ReactNode;
}

/** One part of a screen. Its failing leaves the others standing. */
export function Part( { label, name, children }: Props ) {
	return (
		// A notice that is tried again goes away; the focus stays in its part.
		<div role="group" aria-label={ label } tabIndex={ -1 } data-retry-focus>
			<Contain
				name={ name }
				fallback={ ( error, retry ) => (
					<FailureNotice
						message={ __(
							'Could not display this section.',
							'storedeck'
						) }
						detail={ error.message }
						onRetry={ retry }
					/>
				) }
			>
				{ children }
			</Contain>
		</div>
	);
}
