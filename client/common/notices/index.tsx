import { useLayoutEffect, useRef } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Snackbar } from './snackbar';
import { useSnackbars } from './use-snackbars';
import './style.scss';

/** Snackbars at the bottom of the page. */
export function SnackbarArea() {
	const area = useRef< HTMLDivElement >( null );
	/** The element that had the focus before a snackbar got it. */
	const before = useRef< HTMLElement | null >( null );
	const snackbars = useSnackbars();
	const hasSnackbars = snackbars.length > 0;

	// A class, because `:root:has()` makes the browser search the page after each change.
	useLayoutEffect( () => {
		const { classList } = document.documentElement;
		classList.toggle( 'storedeck-has-snackbars', hasSnackbars );
		return () => classList.remove( 'storedeck-has-snackbars' );
	}, [ hasSnackbars ] );

	const remember = ( { currentTarget, relatedTarget }: FocusEvent ) => {
		if (
			relatedTarget instanceof HTMLElement &&
			! currentTarget.contains( relatedTarget )
		) {
			before.current = relatedTarget;
		}
	};

	/** Restores the focus before a focused snackbar is removed. */
	const keepFocus = () => {
		const list = area.current;
		if ( ! list?.contains( list.ownerDocument.activeElement ) ) {
			return;
		}
		const target = before.current?.isConnected
			? before.current
			: document.querySelector< HTMLElement >(
					'.storedeck-layout__screen'
			  );
		target?.focus();
	};

	return (
		<div
			ref={ area }
			className="components-snackbar-list storedeck-snackbars"
			role="region"
			aria-label={ __( 'Notices', 'storedeck' ) }
			onFocus={ remember }
		>
			{ snackbars.map( ( snackbar ) => (
				<Snackbar
					key={ snackbar.key }
					notice={ {
						...snackbar,
						dismiss: () => {
							keepFocus();
							snackbar.dismiss();
						},
					} }
				/>
			) ) }
		</div>
	);
}
