/**
 * The first solver, in one piece, against which the present one is measured: same positions, moves tried and taken
 * back one by one, a table that doubles.
 */
/* eslint max-lines: "off" */
const CLZ = Math.clz32,
  IMUL = Math.imul;
const S2 = { C: 0, S: 1, D: 2, H: 3 },
  RK = 'A23456789TJQK';
const idx = (r, s) => r * 4 + (((s >> 1) ^ (r & 1)) << 1) + (s & 1);
const suitOf = (i) => {
  const r = i >> 2;
  return ((((i >> 1) & 1) ^ (r & 1)) << 1) | (i & 1);
};
const cardIdx = (t) => idx(RK.indexOf(t[0]), S2[t[1]]);
const SUIT = new Uint8Array(64);
for (let i = 0; i < 52; i++) SUIT[i] = suitOf(i);
const NEXT = new Int8Array(4 * 16).fill(-1);
for (let s = 0; s < 4; s++) for (let r = 0; r < 13; r++) NEXT[s * 16 + r] = idx(r, s);
const POW14 = [1, 14, 196, 2744];
// upper may lie on lower
const builds = (lower, upper) => lower >> 2 === (upper >> 2) + 1 && ((lower >> 1) & 1) === ((upper >> 1) & 1);
const pop = (x) => {
  x -= (x >>> 1) & 0x55555555;
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return IMUL((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

class Table {
  constructor(bits, stride) {
    this.stride = stride;
    this.bits = bits;
    this.cap = 1 << bits;
    this.a = new Int32Array(this.cap * stride);
    this.n = 0;
    this.lim = (this.cap * 0.6) | 0;
  }
  has2(k1, k2) {
    const a = this.a,
      m = this.cap - 1;
    let h = IMUL(k1 ^ IMUL(k2, 0x9e3779b1), 0x85ebca6b);
    h = (h ^ (h >>> 15)) & m;
    for (;;) {
      const x = a[h * 2],
        y = a[h * 2 + 1];
      if (x === k1 && y === k2) return true;
      if ((x | y) === 0) return false;
      h = (h + 1) & m;
    }
  }
  add2(k1, k2) {
    const a = this.a,
      m = this.cap - 1;
    let h = IMUL(k1 ^ IMUL(k2, 0x9e3779b1), 0x85ebca6b);
    h = (h ^ (h >>> 15)) & m;
    for (;;) {
      const x = a[h * 2],
        y = a[h * 2 + 1];
      if (x === k1 && y === k2) return false;
      if ((x | y) === 0) {
        a[h * 2] = k1;
        a[h * 2 + 1] = k2;
        if (++this.n > this.lim) this.grow();
        return true;
      }
      h = (h + 1) & m;
    }
  }
  add4(k1, k2, k3, k4) {
    const a = this.a,
      m = this.cap - 1;
    let h = IMUL(k1 ^ IMUL(k2, 0x9e3779b1) ^ IMUL(k3, 0xc2b2ae35) ^ IMUL(k4, 0x27d4eb2f), 0x85ebca6b);
    h = (h ^ (h >>> 15)) & m;
    for (;;) {
      const o = h * 4,
        x = a[o],
        y = a[o + 1];
      if (x === k1 && y === k2 && a[o + 2] === k3 && a[o + 3] === k4) return false;
      if ((x | y) === 0) {
        a[o] = k1;
        a[o + 1] = k2;
        a[o + 2] = k3;
        a[o + 3] = k4;
        if (++this.n > this.lim) this.grow();
        return true;
      }
      h = (h + 1) & m;
    }
  }
  grow() {
    const o = this.a,
      st = this.stride,
      oc = this.cap;
    this.cap *= 2;
    this.lim = (this.cap * 0.6) | 0;
    this.a = new Int32Array(this.cap * st);
    const a = this.a,
      m = this.cap - 1;
    for (let i = 0; i < oc; i++) {
      const k1 = o[i * st],
        k2 = o[i * st + 1];
      if ((k1 | k2) === 0) continue;
      let h =
        st === 2
          ? IMUL(k1 ^ IMUL(k2, 0x9e3779b1), 0x85ebca6b)
          : IMUL(
              k1 ^ IMUL(k2, 0x9e3779b1) ^ IMUL(o[i * 4 + 2], 0xc2b2ae35) ^ IMUL(o[i * 4 + 3], 0x27d4eb2f),
              0x85ebca6b,
            );
      h = (h ^ (h >>> 15)) & m;
      while ((a[h * st] | a[h * st + 1]) !== 0) h = (h + 1) & m;
      for (let j = 0; j < st; j++) a[h * st + j] = o[i * st + j];
    }
  }
}
const R_ = 0,
  PS = 1,
  DP = 2,
  DS = 3,
  SP = 4,
  RT = 5,
  RR = 6,
  DR = 7,
  SR = 8; // move types; RT..SR only where any card may go to an empty pile
export function solve(deal, opt) {
  const draw = opt.draw,
    maxRd = opt.redeals,
    unl = maxRd < 0,
    any = !!opt.any,
    prune = 1;
  const segBase = [],
    segLo = [],
    segHi = [],
    pileOf = new Uint8Array(52),
    depth = new Int32Array(7),
    W = new Int32Array(7);
  let w = 38416;
  let hiddenPiles = 0; // piles with depth>=2
  let vlo = 0,
    vhi = 0,
    llo = 0,
    lhi = 0,
    rlo = 0,
    rhi = 0;
  for (let p = 0; p < 7; p++) {
    const t = deal.tableau[p].map(cardIdx),
      dn = deal.down[p];
    const b = [],
      lo = [],
      hi = [];
    for (let i = 0; i < t.length; i++) {
      const c = t[i];
      pileOf[c] = p;
      if (i > 0 && !dn[i - 1] && builds(t[i - 1], c)) {
        const k = b.length - 1;
        if (c < 32) lo[k] |= 1 << c;
        else hi[k] |= 1 << (c - 32);
      } else {
        b.push(c);
        lo.push(c < 32 ? 1 << c : 0);
        hi.push(c >= 32 ? 1 << (c - 32) : 0);
      }
    }
    segBase.push(Int32Array.from(b));
    segLo.push(Int32Array.from(lo));
    segHi.push(Int32Array.from(hi));
    depth[p] = b.length;
    W[p] = w;
    w *= b.length + 1;
  }
  let k1 = 0;
  const top = (p) => {
    // make the top segment of pile p visible
    const d = depth[p];
    if (d === 0) return;
    const c = segBase[p][d - 1];
    vlo |= segLo[p][d - 1];
    vhi |= segHi[p][d - 1];
    if (d === 1 && c >= 48) {
      depth[p] = 0;
      k1 = (k1 - W[p]) | 0;
      if (any) rhi |= 1 << (c - 32);
      return;
    }
    if (c < 32) llo |= 1 << c;
    else lhi |= 1 << (c - 32);
  };
  for (let p = 0; p < 7; p++) {
    k1 = (k1 + IMUL(W[p], depth[p])) | 0;
    if (depth[p] >= 2) hiddenPiles++;
  }
  for (let p = 0; p < 7; p++) top(p);
  const st = new Int32Array(4);
  let smlo = 0,
    smhi = 0;
  for (let s = 0; s < 4; s++) smlo |= 1 << NEXT[s * 16];
  const dk = new Uint8Array(25);
  let dn = deal.stock.length,
    off = 0,
    rd = 0,
    dmask = dn === 0 ? 0 : (2 ** dn - 1) | 0,
    dlo = 0,
    dhi = 0;
  const dpos = new Uint8Array(52).fill(255);
  deal.stock.forEach((t, i) => {
    const c = cardIdx(t);
    dk[i] = c;
    dpos[c] = i;
    if (c < 32) dlo |= 1 << c;
    else dhi |= 1 << (c - 32);
  });
  const tt = new Table(14, any ? 4 : 2);
  let MV = new Int32Array(1 << 16);
  let cap = 4096,
    fi = new Int32Array(cap),
    fe = new Int32Array(cap),
    fm = new Int32Array(cap),
    fu = new Int32Array(cap),
    fu2 = new Int32Array(cap),
    fr = new Int32Array(cap),
    fl = new Int32Array(cap);
  let sp = 0,
    mp = 0,
    visits = 0,
    unique = 0;
  let lastDraw = -1;
  const reveal = (p) => {
    depth[p]--;
    k1 = (k1 - W[p]) | 0;
    if (depth[p] === 1) hiddenPiles--;
    top(p);
  }; // after base of top segment left
  const unreveal = (p, oldD) => {
    // hide what reveal showed, give back depth
    const d = oldD - 1;
    if (d > 0) {
      const b = segBase[p][d - 1];
      vlo &= ~segLo[p][d - 1];
      vhi &= ~segHi[p][d - 1];
      if (b < 32) llo &= ~(1 << b);
      else {
        lhi &= ~(1 << (b - 32));
        if (any && d === 1 && b >= 48) rhi &= ~(1 << (b - 32));
      }
    }
    k1 = (k1 + IMUL(W[p], oldD - depth[p])) | 0;
    if (oldD === 2) hiddenPiles++;
    depth[p] = oldD;
  };
  const finish = (v) => ({ verdict: v, visits, positions: unique, bytes: tt.a.byteLength });
  // enter state: returns 1 win, 0 continue (frame pushed), -1 dead/seen
  function enter(rev) {
    visits++;
    if (hiddenPiles === 0 && (dn === 0 || (draw === 1 && unl))) return 1;
    if (st[0] + st[1] + st[2] + st[3] === 52) return 1;
    let o = off;
    if (unl) {
      if (draw === 1) o = 0;
      else if (o % draw === 0 || o === dn) o = dn;
    }
    const k2 = dmask | (o << 24);
    if (any) {
      if (!tt.add4(k1, k2 | (rd << 29), rlo, rhi)) return -1;
    } else {
      if (!unl) {
        for (let q = 0; q < rd; q++) if (tt.has2(k1, k2 | (q << 29))) return -1;
      }
      if (!tt.add2(k1, k2 | (rd << 29))) return -1;
    }
    unique++;
    if (sp >= cap - 2) {
      const g = (a) => {
        const b = new Int32Array(cap * 2);
        b.set(a);
        return b;
      };
      fi = g(fi);
      fe = g(fe);
      fm = g(fm);
      fu = g(fu);
      fu2 = g(fu2);
      fr = g(fr);
      fl = g(fl);
      cap *= 2;
    }
    if (mp + 128 >= MV.length) {
      const b = new Int32Array(MV.length * 2);
      b.set(MV);
      MV = b;
    }
    fi[sp] = mp;
    fr[sp] = rev;
    fl[sp] = lastDraw;
    // ---- move generation
    const flo = vlo & ~(llo | rlo),
      fhi = vhi & ~(lhi | rhi);
    const clo = flo << 4,
      chi = (fhi << 4) | (flo >>> 28);
    let a = vlo & 0x55555555,
      b = (vlo >>> 1) & 0x55555555,
      c = clo & 0x55555555,
      d = (clo >>> 1) & 0x55555555;
    let x = ((a | b) & ~(c | d)) | (a & b & ~(c & d));
    const blo = x | (x << 1);
    a = vhi & 0x55555555;
    b = (vhi >>> 1) & 0x55555555;
    c = chi & 0x55555555;
    d = (chi >>> 1) & 0x55555555;
    x = ((a | b) & ~(c | d)) | (a & b & ~(c & d));
    const bhi = x | (x << 1);
    // safe foundation cards
    const s0 = st[0],
      s1 = st[1],
      s2 = st[2],
      s3 = st[3],
      mB = (s0 < s1 ? s0 : s1) + 1,
      mR = (s2 < s3 ? s2 : s3) + 1;
    let sflo = 0,
      sfhi = 0;
    if (s0 < 13 && s0 <= mR && s0 <= s1 + 2) {
      const n = NEXT[s0];
      if (n < 32) sflo |= 1 << n;
      else sfhi |= 1 << (n - 32);
    }
    if (s1 < 13 && s1 <= mR && s1 <= s0 + 2) {
      const n = NEXT[16 + s1];
      if (n < 32) sflo |= 1 << n;
      else sfhi |= 1 << (n - 32);
    }
    if (s2 < 13 && s2 <= mB && s2 <= s3 + 2) {
      const n = NEXT[32 + s2];
      if (n < 32) sflo |= 1 << n;
      else sfhi |= 1 << (n - 32);
    }
    if (s3 < 13 && s3 <= mB && s3 <= s2 + 2) {
      const n = NEXT[48 + s3];
      if (n < 32) sflo |= 1 << n;
      else sfhi |= 1 << (n - 32);
    }

    const pslo = blo & vlo & smlo,
      pshi = bhi & vhi & smhi;
    if ((pslo & sflo) | (pshi & sfhi)) {
      const l = pslo & sflo;
      const n = l ? 31 - CLZ(l & -l) : 63 - CLZ(pshi & sfhi & -(pshi & sfhi));
      MV[mp++] = (PS << 6) | n;
      fe[sp] = mp;
      return 0;
    }
    // deck
    let alo = 0,
      ahi = 0;
    if (dn > 0) {
      if (draw === 1 && unl) {
        alo = dlo;
        ahi = dhi;
        const l = alo & sflo,
          h = ahi & sfhi;
        if (l | h) {
          const n = l ? 31 - CLZ(l & -l) : 63 - CLZ(h & -h);
          MV[mp++] = (DS << 6) | n;
          fe[sp] = mp;
          return 0;
        }
      } else {
        if (unl) {
          const c = dk[dn - 1];
          if ((c < 32 ? sflo >>> c : sfhi >>> (c - 32)) & 1)
            if (off % draw === 0 || off === dn) {
              MV[mp++] = (DS << 6) | c;
              fe[sp] = mp;
              return 0;
            }
        } else if (draw === 1 && off > 0) {
          const c = dk[off - 1];
          if ((c < 32 ? sflo >>> c : sfhi >>> (c - 32)) & 1) {
            MV[mp++] = (DS << 6) | c;
            fe[sp] = mp;
            return 0;
          }
        }
        for (let i = off === 0 ? draw - 1 : off - 1; i < dn - 1; i += draw) {
          const c = dk[i];
          if (c < 32) alo |= 1 << c;
          else ahi |= 1 << (c - 32);
        }
        {
          const c = dk[dn - 1];
          if (c < 32) alo |= 1 << c;
          else ahi |= 1 << (c - 32);
        }
        if (unl || rd < maxRd) {
          const e = (off % draw !== 0 || !unl ? dn : off) - 1;
          for (let i = draw - 1; i < e; i += draw) {
            const c = dk[i];
            if (c < 32) alo |= 1 << c;
            else ahi |= 1 << (c - 32);
          }
        }
      }
    }
    let occupied = any ? pop(llo) + pop(lhi) + pop(rlo) + pop(rhi) : pop(llo) + pop(lhi | (vhi & 0xf0000));
    const empty = occupied < 7;
    let slo = (blo >>> 4) | (bhi << 28),
      shi = bhi >>> 4;
    if (empty && !any) shi |= 0xf0000;
    // commuting-move pruning: right after a deck card went to the tableau, only moves that use it (or that empty
    // a pile) may reveal
    let rvlo = vlo & llo & slo,
      rvhi = vhi & lhi & shi;
    let plo = pslo,
      phi = pshi;
    if (prune && lastDraw >= 0 && !any) {
      const pr = lastDraw & ~1;
      const q = pr - 4;
      let mlo = 0,
        mhi = 0;
      if (q >= 0) {
        if (q < 32) mlo |= 3 << q;
        else mhi |= 3 << (q - 32);
      }
      for (let p = 0; p < 7; p++)
        if (depth[p] === 1) {
          const c = segBase[p][0];
          if (c < 32) mlo |= 1 << c;
          else mhi |= 1 << (c - 32);
        }
      rvlo &= mlo;
      rvhi &= mhi;
      const tw = lastDraw ^ 1;
      if (tw < 32) {
        plo &= 1 << tw;
        phi = 0;
      } else {
        plo = 0;
        phi &= 1 << (tw - 32);
      }
    }
    while (rvlo) {
      const l = rvlo & -rvlo;
      MV[mp++] = 31 - CLZ(l);
      rvlo ^= l;
    }
    while (rvhi) {
      const l = rvhi & -rvhi;
      MV[mp++] = 63 - CLZ(l);
      rvhi ^= l;
    }
    if (any && empty) {
      let q = llo;
      while (q) {
        const l = q & -q;
        const c = 31 - CLZ(l);
        if (depth[pileOf[c]] > 1) MV[mp++] = (RR << 6) | c;
        q ^= l;
      }
      q = lhi;
      while (q) {
        const l = q & -q;
        const c = 63 - CLZ(l);
        if (depth[pileOf[c]] > 1) MV[mp++] = (RR << 6) | c;
        q ^= l;
      }
    }
    while (plo) {
      const l = plo & -plo;
      MV[mp++] = (PS << 6) | (31 - CLZ(l));
      plo ^= l;
    }
    while (phi) {
      const l = phi & -phi;
      MV[mp++] = (PS << 6) | (63 - CLZ(l));
      phi ^= l;
    }
    let dl = alo & slo,
      dh = ahi & shi;
    const nl = smlo & sflo,
      nh = smhi & sfhi;
    if (unl && draw === 1) {
      dl &= ~nl;
      dh &= ~nh;
    }
    while (dl) {
      const l = dl & -dl;
      MV[mp++] = (DP << 6) | (31 - CLZ(l));
      dl ^= l;
    }
    while (dh) {
      const l = dh & -dh;
      MV[mp++] = (DP << 6) | (63 - CLZ(l));
      dh ^= l;
    }
    dl = alo & smlo;
    dh = ahi & smhi;
    while (dl) {
      const l = dl & -dl;
      MV[mp++] = (DS << 6) | (31 - CLZ(l));
      dl ^= l;
    }
    while (dh) {
      const l = dh & -dh;
      MV[mp++] = (DS << 6) | (63 - CLZ(l));
      dh ^= l;
    }
    for (let s = 0; s < 4; s++)
      if (st[s] > 1) {
        const h = st[s] - 1,
          c = NEXT[s * 16 + h]; // worry back unless it would be safe to put it straight back
        const o = s < 2 ? (s2 < s3 ? s2 : s3) : s0 < s1 ? s0 : s1;
        const m = st[s ^ 1];
        if (h <= o + 1 && h <= m + 2) continue;
        if ((c < 32 ? slo >>> c : shi >>> (c - 32)) & 1) MV[mp++] = (SP << 6) | c;
        if (any && empty) MV[mp++] = (SR << 6) | c;
      }
    if (any && empty) {
      let q = alo;
      while (q) {
        const l = q & -q;
        MV[mp++] = (DR << 6) | (31 - CLZ(l));
        q ^= l;
      }
      q = ahi;
      while (q) {
        const l = q & -q;
        MV[mp++] = (DR << 6) | (63 - CLZ(l));
        q ^= l;
      }
      q = flo;
      while (q) {
        const l = q & -q;
        MV[mp++] = (RT << 6) | (31 - CLZ(l));
        q ^= l;
      }
      q = fhi;
      while (q) {
        const l = q & -q;
        MV[mp++] = (RT << 6) | (63 - CLZ(l));
        q ^= l;
      }
    }
    if (any) {
      let q = rlo & slo;
      while (q) {
        const l = q & -q;
        MV[mp++] = (9 << 6) | (31 - CLZ(l));
        q ^= l;
      }
      q = rhi & shi;
      while (q) {
        const l = q & -q;
        MV[mp++] = (9 << 6) | (63 - CLZ(l));
        q ^= l;
      }
    } // 9: root joins a parent
    fe[sp] = mp;
    return 0;
  }
  function mk(m) {
    const t = m >> 6,
      c = m & 63,
      lo = c < 32;
    let u = 0,
      u2 = 0;
    if (t === R_ || t === RR || t === PS) {
      const lk = (lo ? llo >>> c : lhi >>> (c - 32)) & 1;
      if (t === PS) {
        if (lo) vlo &= ~(1 << c);
        else vhi &= ~(1 << (c - 32));
        push(SUIT[c]);
        if (any) {
          u2 = (lo ? rlo >>> c : rhi >>> (c - 32)) & 1;
          if (u2) {
            if (lo) rlo &= ~(1 << c);
            else rhi &= ~(1 << (c - 32));
          }
        }
      }
      if (lk) {
        if (lo) llo &= ~(1 << c);
        else lhi &= ~(1 << (c - 32));
        const p = pileOf[c];
        u = depth[p];
        reveal(p);
      }
      if (t === RR) {
        if (lo) rlo |= 1 << c;
        else rhi |= 1 << (c - 32);
      }
    } else if (t === DP || t === DS || t === DR) {
      const bit = dpos[c],
        pos = pop(dmask & ((1 << bit) - 1));
      u = off | (rd << 8);
      u2 = pos;
      if (!unl) {
        const q = pos - off;
        if (!(q === -1 || (q >= 0 && ((q + 1) % draw === 0 || pos === dn - 1)))) rd++;
      }
      dmask &= ~(1 << bit);
      for (let i = pos; i < dn - 1; i++) dk[i] = dk[i + 1];
      dn--;
      off = pos;
      if (lo) dlo &= ~(1 << c);
      else dhi &= ~(1 << (c - 32));
      if (t === DS) push(SUIT[c]);
      else {
        if (lo) vlo |= 1 << c;
        else vhi |= 1 << (c - 32);
        if (t === DR || (any && c >= 48)) {
          if (lo) rlo |= 1 << c;
          else rhi |= 1 << (c - 32);
        }
      }
    } else if (t === SP || t === SR) {
      popst(SUIT[c]);
      if (lo) vlo |= 1 << c;
      else vhi |= 1 << (c - 32);
      if (t === SR) {
        if (lo) rlo |= 1 << c;
        else rhi |= 1 << (c - 32);
      }
    } else if (t === RT) {
      if (lo) rlo |= 1 << c;
      else rhi |= 1 << (c - 32);
    } else {
      if (lo) rlo &= ~(1 << c);
      else rhi &= ~(1 << (c - 32));
    }
    fu[sp] = u;
    fu2[sp] = u2;
  }
  function un(m, u, u2) {
    const t = m >> 6,
      c = m & 63,
      lo = c < 32;
    if (t === R_ || t === RR || t === PS) {
      if (u > 0) {
        unreveal(pileOf[c], u);
        if (lo) llo |= 1 << c;
        else lhi |= 1 << (c - 32);
      }
      if (t === RR) {
        if (lo) rlo &= ~(1 << c);
        else rhi &= ~(1 << (c - 32));
      }
      if (t === PS) {
        popst(SUIT[c]);
        if (lo) vlo |= 1 << c;
        else vhi |= 1 << (c - 32);
        if (any && u2) {
          if (lo) rlo |= 1 << c;
          else rhi |= 1 << (c - 32);
        }
      }
    } else if (t === DP || t === DS || t === DR) {
      off = u & 255;
      rd = u >> 8;
      const pos = u2;
      for (let i = dn; i > pos; i--) dk[i] = dk[i - 1];
      dk[pos] = c;
      dn++;
      dmask |= 1 << dpos[c];
      if (lo) dlo |= 1 << c;
      else dhi |= 1 << (c - 32);
      if (t === DS) popst(SUIT[c]);
      else {
        if (lo) vlo &= ~(1 << c);
        else vhi &= ~(1 << (c - 32));
        if (t === DR || (any && c >= 48)) {
          if (lo) rlo &= ~(1 << c);
          else rhi &= ~(1 << (c - 32));
        }
      }
    } else if (t === SP || t === SR) {
      push(SUIT[c]);
      if (lo) vlo &= ~(1 << c);
      else vhi &= ~(1 << (c - 32));
      if (t === SR) {
        if (lo) rlo &= ~(1 << c);
        else rhi &= ~(1 << (c - 32));
      }
    } else if (t === RT) {
      if (lo) rlo &= ~(1 << c);
      else rhi &= ~(1 << (c - 32));
    } else {
      if (lo) rlo |= 1 << c;
      else rhi |= 1 << (c - 32);
    }
  }
  function push(s) {
    const o = NEXT[s * 16 + st[s]];
    if (o < 32) smlo &= ~(1 << o);
    else smhi &= ~(1 << (o - 32));
    st[s]++;
    k1 = (k1 + POW14[s]) | 0;
    if (st[s] < 13) {
      const n = NEXT[s * 16 + st[s]];
      if (n < 32) smlo |= 1 << n;
      else smhi |= 1 << (n - 32);
    }
  }
  function popst(s) {
    if (st[s] < 13) {
      const o = NEXT[s * 16 + st[s]];
      if (o < 32) smlo &= ~(1 << o);
      else smhi &= ~(1 << (o - 32));
    }
    st[s]--;
    k1 = (k1 - POW14[s]) | 0;
    const n = NEXT[s * 16 + st[s]];
    if (n < 32) smlo |= 1 << n;
    else smhi |= 1 << (n - 32);
  }
  let r = enter(-1);
  if (r === 1) return finish('won');
  for (;;) {
    // frame sp: next move
    if (fi[sp] < fe[sp]) {
      const m = MV[fi[sp]++];
      if (m === fr[sp]) continue;
      let rev = -1;
      const t = m >> 6,
        c = m & 63;
      if (t === PS) {
        if (!((c < 32 ? llo >>> c : lhi >>> (c - 32)) & 1) && !((c < 32 ? rlo >>> c : rhi >>> (c - 32)) & 1))
          rev = (SP << 6) | c;
      } else if (t === SP) rev = (PS << 6) | c;
      fm[sp] = m;
      mk(m);
      lastDraw = t === DP ? c : -1;
      sp++;
      const mp0 = mp;
      r = enter(rev);
      if (r === 1) return finish('won');
      if (r < 0) {
        sp--;
        mp = mp0;
        un(m, fu[sp], fu2[sp]);
      }
      if (visits >= opt.budget) return finish('unknown');
    } else {
      if (sp === 0) return finish('lost');
      sp--;
      mp = fe[sp];
      const m = fm[sp];
      un(m, fu[sp], fu2[sp]);
    }
  }
}
