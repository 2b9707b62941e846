import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { getCountryCode } from './model/country-codes';
import type { Outline } from './model/layout-map';

type World = Topology< { countries: GeometryCollection< { name: string } > } >;

/** No one orders from there, and it would take a fifth of the map. */
const ANTARCTICA = 'AQ';

/** Kosovo has no number in ISO 3166, but stores use this code. */
const KOSOVO = 'XK';

/** Loads the outlines of all countries that are large enough to be seen, from Natural Earth. */
export async function loadOutlines(): Promise< Outline[] > {
	const { default: json } = await import(
		/* webpackChunkName: "world" */ 'world-atlas/countries-110m.json'
	);
	// The types of JSON have no tuples and no literals.
	const world = json as unknown as World;
	return feature( world, world.objects.countries )
		.features.map( ( outline ) => ( {
			...outline,
			id:
				outline.properties.name === 'Kosovo'
					? KOSOVO
					: getCountryCode( outline.id ),
		} ) )
		.filter( ( { id } ) => id !== ANTARCTICA );
}
