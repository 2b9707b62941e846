import { useEffect, useRef } from '@wordpress/element';

/**
 * Returns focus to the sort button after it was replaced by a placeholder,
 * unless focus has moved elsewhere.
 *
 * @param isLoading Whether the placeholder is shown.
 * @return A ref for an element around the table, and a function to call on
 *         sort.
 */
export function useRestoreFocus( isLoading: boolean ) {
	const ref = useRef< HTMLDivElement >( null );
	const sortedKey = useRef< string | undefined >( undefined );
	const wasLoading = useRef( isLoading );

	useEffect( () => {
		const isBack = wasLoading.current && ! isLoading;
		wasLoading.current = isLoading;
		if ( ! isBack || sortedKey.current === undefined || ! ref.current ) {
			return;
		}
		const { activeElement, body } = ref.current.ownerDocument;
		if ( ! activeElement || activeElement === body ) {
			[
				...ref.current.querySelectorAll< HTMLElement >(
					'button[data-key]'
				),
			]
				.find( ( { dataset } ) => dataset.key === sortedKey.current )
				?.focus();
		}
		sortedKey.current = undefined;
	}, [ isLoading ] );

	return {
		ref,
		rememberSort: ( key: string ) => {
			sortedKey.current = key;
		},
	};
}
