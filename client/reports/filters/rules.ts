import { __ } from '@wordpress/i18n';

/** The rules that most filters have. */
export const isOrIsNot = () => [
	{ value: 'is', label: __( 'Is', 'storedeck' ) },
	{ value: 'is_not', label: __( 'Is Not', 'storedeck' ) },
];

export const includesOrExcludes = () => [
	{ value: 'includes', label: __( 'Includes', 'storedeck' ) },
	{ value: 'excludes', label: __( 'Excludes', 'storedeck' ) },
];
