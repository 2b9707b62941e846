import { __, _x } from '@wordpress/i18n';
import type { Answers } from './types';

const OTHER = 'other';

export const getIndustries = () => [
	{
		value: 'fashion-apparel-accessories',
		label: __( 'Fashion, apparel, and accessories', 'storedeck' ),
	},
	{ value: 'health-beauty', label: __( 'Health and beauty', 'storedeck' ) },
	{
		value: 'electronics-computers',
		label: __( 'Electronics and computers', 'storedeck' ),
	},
	{ value: 'food-drink', label: __( 'Food and drink', 'storedeck' ) },
	{
		value: 'home-furniture-garden',
		label: __( 'Home, furniture, and garden', 'storedeck' ),
	},
	{
		value: 'education-and-learning',
		label: __( 'Education and learning', 'storedeck' ),
	},
	{ value: OTHER, label: _x( 'Other', 'industry', 'storedeck' ) },
];

/**
 * Selected industries. Profiles store them as slugs or as objects with a
 * detail.
 */
export const getSlugs = ( { industry }: Answers ): string[] =>
	( industry ?? [] ).map( ( item ) =>
		typeof item === 'string' ? item : item.slug
	);

/** Description of an industry that is not in the list. */
export function getDetail( { industry }: Answers ): string {
	const other = ( industry ?? [] ).find(
		( item ) => typeof item !== 'string' && item.slug === OTHER
	);
	return ( typeof other === 'object' && other.detail ) || '';
}

export const isOther = ( answers: Answers ) =>
	getSlugs( answers ).includes( OTHER );

export const toIndustry = (
	slugs: readonly string[],
	detail: string
): Answers => ( {
	industry: slugs.map( ( slug ) =>
		slug === OTHER && detail ? { slug, detail } : { slug }
	),
} );
