import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from './button';

export interface PlainNoticeProps {
	children: ReactNode;
	/** Puts it away. */
	onRemove: () => void;
}

const Cross = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d="M6 6l12 12M18 6L6 18"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);

/**
 * A warning on the screen that can be put away. It is read out by whoever shows
 * it.
 *
 * @param props See `PlainNoticeProps`.
 */
export function Notice( { children, onRemove }: PlainNoticeProps ) {
	return (
		<div className="components-notice is-warning is-dismissible">
			<span className="screen-reader-text">
				{ __( 'Warning notice', 'storedeck' ) }
			</span>
			<div className="components-notice__content">{ children }</div>
			<Button
				className="components-notice__dismiss"
				icon={ Cross }
				title={ __( 'Close', 'storedeck' ) }
				aria-label={ __( 'Close', 'storedeck' ) }
				onClick={ onRemove }
			/>
		</div>
	);
}
