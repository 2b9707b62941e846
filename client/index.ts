import { x } from '@storedeck/number';
window.name = String(x);
