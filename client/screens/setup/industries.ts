import { __, _x } from '@wordpress/i18n';
import type { Answers } from './types';

const OTHER = 'other';

/** The lines of business to choose from. */
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

/** The chosen lines of business. They are stored as names, or with a detail. */
export const getSlugs = ( { industry }: Answers ): string[] =>
	( industry ?? [] ).map( ( item ) =>
		typeof item === 'string' ? item : item.slug
	);

/** What another line of business is, in the owner's words. */
export function getDetail( { industry }: Answers ): string {
	const other = ( industry ?? [] ).find(
		( item ) => typeof item !== 'string' && item.slug === OTHER
	);
	return ( typeof other === 'object' && other.detail ) || '';
}

export const isOther = ( answers: Answers ) =>
	getSlugs( answers ).includes( OTHER );

/** The profile's field of what was chosen. */
export const toIndustry = (
	slugs: readonly string[],
	detail: string
): Answers => ( {
	industry: slugs.map( ( slug ) =>
		slug === OTHER && detail ? { slug, detail } : { slug }
	),
} );
