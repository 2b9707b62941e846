import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { useLatest } from '@storedeck/components/use-latest';
import { getTarget } from '../link-target';
import type { SnackbarNotice } from './types';

/** Time until a snackbar disappears, in milliseconds. */
const DURATION = 10_000;

function ActionButton( { action }: Pick< SnackbarNotice, 'action' > ) {
	if ( ! action ) {
		return null;
	}
	const className = 'components-snackbar__action';
	const target = action.url ? getTarget( action.url ) : undefined;
	if ( target ) {
		return (
			<Link { ...target } className={ className }>
				{ action.label }
			</Link>
		);
	}
	return (
		<Button
			className={ className }
			variant="tertiary"
			onClick={ () => action.onClick?.() }
		>
			{ action.label }
		</Button>
	);
}

/**
 * A snackbar. It is announced, disappears by itself or when clicked, and stays
 * while it is hovered or focused.
 */
export function Snackbar( { notice }: { notice: SnackbarNotice } ) {
	const { spokenMessage, status, isLasting, dismiss } = notice;
	const [ isHeld, setIsHeld ] = useState( false );
	const latestDismiss = useLatest( dismiss );

	useEffect( () => {
		if ( spokenMessage ) {
			speak( spokenMessage, status === 'error' ? 'assertive' : 'polite' );
		}
	}, [ spokenMessage, status ] );

	useEffect( () => {
		if ( isLasting || isHeld ) {
			return undefined;
		}
		const timer = setTimeout( () => latestDismiss.current(), DURATION );
		return () => clearTimeout( timer );
	}, [ isLasting, isHeld, latestDismiss ] );

	const onClick = ( event: MouseEvent ) => {
		const isControl =
			event.target instanceof Element &&
			event.target.closest( 'a, button' );
		if ( isControl || ! isLasting ) {
			dismiss();
		}
	};

	return (
		<div
			className="components-snackbar storedeck-snackbar"
			// The dismiss button does the same for keyboard users.
			role="presentation"
			onClick={ onClick }
			onMouseEnter={ () => setIsHeld( true ) }
			onMouseLeave={ () => setIsHeld( false ) }
			onFocus={ () => setIsHeld( true ) }
			onBlur={ () => setIsHeld( false ) }
		>
			<div className="components-snackbar__content storedeck-snackbar__content">
				{ notice.icon && (
					<span className="components-snackbar__icon storedeck-snackbar__icon">
						{ notice.icon }
					</span>
				) }
				<span className="storedeck-snackbar__text">
					{ notice.content }
				</span>
				<ActionButton action={ notice.action } />
				<button
					type="button"
					className="storedeck-snackbar__dismiss"
					aria-label={ __( 'Dismiss this notice', 'storedeck' ) }
				>
					<span aria-hidden="true">×</span>
				</button>
			</div>
		</div>
	);
}
