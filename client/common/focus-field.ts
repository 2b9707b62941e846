/**
 * Moves the focus to the input of a field.
 *
 * @param place The form.
 * @param name  The field.
 */
export function focusField( place: HTMLElement | null, name: string ) {
	Array.from( place?.querySelectorAll< HTMLElement >( '[data-field]' ) ?? [] )
		.find( ( { dataset } ) => dataset.field === name )
		?.querySelector< HTMLElement >( 'input, select, textarea, button' )
		?.focus();
}
