import { _x } from '@wordpress/i18n';

export const isOrIsNot = () => [
	{ value: 'is', label: _x( 'Is', 'filter rule', 'storedeck' ) },
	{ value: 'is_not', label: _x( 'Is not', 'filter rule', 'storedeck' ) },
];

export const includesOrExcludes = () => [
	{ value: 'includes', label: _x( 'Includes', 'filter rule', 'storedeck' ) },
	{ value: 'excludes', label: _x( 'Excludes', 'filter rule', 'storedeck' ) },
];

export const lessMoreOrBetween = () => [
	{ value: 'max', label: _x( 'Less than', 'filter rule', 'storedeck' ) },
	{ value: 'min', label: _x( 'More than', 'filter rule', 'storedeck' ) },
	{ value: 'between', label: _x( 'Between', 'filter rule', 'storedeck' ) },
];

export const beforeAfterOrBetween = () => [
	{ value: 'before', label: _x( 'Before', 'filter rule', 'storedeck' ) },
	{ value: 'after', label: _x( 'After', 'filter rule', 'storedeck' ) },
	{ value: 'between', label: _x( 'Between', 'filter rule', 'storedeck' ) },
];
