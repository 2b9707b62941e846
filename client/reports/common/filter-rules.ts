import { __ } from '@wordpress/i18n';

export const isOrIsNot = () => [
	{ value: 'is', label: __( 'Is', 'storedeck' ) },
	{ value: 'is_not', label: __( 'Is not', 'storedeck' ) },
];

export const includesOrExcludes = () => [
	{ value: 'includes', label: __( 'Includes', 'storedeck' ) },
	{ value: 'excludes', label: __( 'Excludes', 'storedeck' ) },
];

export const lessMoreOrBetween = () => [
	{ value: 'max', label: __( 'Less than', 'storedeck' ) },
	{ value: 'min', label: __( 'More than', 'storedeck' ) },
	{ value: 'between', label: __( 'Between', 'storedeck' ) },
];

export const beforeAfterOrBetween = () => [
	{ value: 'before', label: __( 'Before', 'storedeck' ) },
	{ value: 'after', label: __( 'After', 'storedeck' ) },
	{ value: 'between', label: __( 'Between', 'storedeck' ) },
];
